import { LocalLink } from "#app/i18n/local-link.tsx";
import { pathOf } from "#app/pages.ts";
import type { ContactCopy } from "./copy.ts";
import type { AttachedEstimate } from "./estimate-message.server.ts";

type EstimateSlipProps = { copy: ContactCopy["form"]["estimate"]; estimate: AttachedEstimate };

/** The estimate that is sent with the message. */
export function EstimateSlip({ copy, estimate }: EstimateSlipProps) {
  return (
    <div className="contact-slip pool">
      <h3>{copy.heading}</h3>
      <ul>
        {estimate.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <strong>{estimate.sum}</strong>
      <p>{copy.note}</p>
      <LocalLink className="more" to={`${pathOf("estimate")}?${estimate.query}`}>
        {copy.change}
      </LocalLink>
    </div>
  );
}
