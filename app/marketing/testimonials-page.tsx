import { getCopy } from "#app/i18n/copy.server.ts";
import { testimonials } from "#app/studio/testimonials.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/testimonials-page.ts";
import { Closing } from "./closing.tsx";
import { Quote } from "./quote.tsx";
import "./testimonials.css";

export function loader({ context }: Route.LoaderArgs) {
  const { items, ...copy } = getCopy(context, "testimonials");
  return { copy, quotes: testimonials.map((testimonial) => ({ ...testimonial, ...items[testimonial.id] })) };
}

export default function Testimonials({ loaderData: { copy, quotes } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.title} river="rapids" intro={copy.intro} />
      <div className="said wrap">
        {quotes.map((quote) => (
          <Quote key={quote.id} {...quote} />
        ))}
      </div>
      <Closing text={copy.cta.text} button={copy.cta.button} />
    </>
  );
}
