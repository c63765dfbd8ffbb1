import { studio } from "#app/studio/company.ts";

export function Logo() {
  return (
    <>
      {/* A roundel with the river, so that it doesn't look like the wave below the current page's link. */}
      <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="16" />
        <path d="M0 19c5-6 10-6 16-1s11 5 16-2" />
      </svg>
      {studio.name}
    </>
  );
}
