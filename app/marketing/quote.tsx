import "./quote.css";

type QuoteProps = { quote: string; author: string; role: string; company: string };

export function Quote({ quote, author, role, company }: QuoteProps) {
  return (
    <figure className="quote">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <strong>{author}</strong>
        <span>
          {role}, {company}
        </span>
      </figcaption>
    </figure>
  );
}
