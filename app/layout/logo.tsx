import { studio } from "#app/studio/company.ts";

export function Logo() {
  return (
    <>
      {studio.name}
      <svg className="logo-line" viewBox="0 0 120 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 5c14-6 26-5 38-1s24 4 38 0 28-4 42 1" />
      </svg>
    </>
  );
}
