import { honeypotName } from "./lead.ts";

/** A hidden field for bots. Its attributes keep 1Password, Bitwarden, Dashlane and LastPass from filling it in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="contact-trap" aria-hidden="true">
      <label>
        {label}
        <input
          type="text"
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-bwignore="true"
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
