import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { withPrefix } from "#app/i18n/locales.ts";
import { pathOf } from "#app/pages.ts";
import type { ChatCopy } from "../chat-copy.server.ts";
import { blocksOf } from "./blocks.ts";
import { markAmounts, type Segment, segmentsOf } from "./rich-text.ts";

type ReplyTextProps = { text: string; unconfirmed?: string[]; copy: ChatCopy };

export function ReplyText({ text, ...props }: ReplyTextProps) {
  return blocksOf(text).map(({ at, type, start, lines }) => {
    if (type === "ul" || type === "ol") {
      const items = lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are only added
        <li key={index}>
          <Line text={line} {...props} />
        </li>
      ));
      return type === "ul" ? (
        <ul key={at}>{items}</ul>
      ) : (
        <ol key={at} start={start}>
          {items}
        </ol>
      );
    }
    const line = <Line text={lines.join("\n")} {...props} />;
    return <p key={at}>{type === "heading" ? <strong>{line}</strong> : line}</p>;
  });
}

/** Every text has an element, because React fails to remove a text node that a page translator has replaced. */
function Line({ text, unconfirmed, copy }: ReplyTextProps) {
  let at = 0;
  return segmentsOf(text, copy.siteUrl, unconfirmed).map((segment) => {
    const key = at;
    at += segment.text.length + 1;
    if (segment.type === "text") return <span key={key}>{segment.text}</span>;
    if (segment.type === "link") return <PageLink key={key} {...segment} unconfirmed={unconfirmed} />;
    return (
      <span key={key}>
        <mark>{segment.text}</mark> (
        <LocalLink to={`${pathOf("services")}#pricing`}>{copy.unconfirmed}</LocalLink>)
      </span>
    );
  });
}

type PageLinkProps = Extract<Segment, { type: "link" }> & { unconfirmed?: string[] };

/** A link to one of this site's pages, in the page's language unless the link names another. */
function PageLink({ text, path, language, unconfirmed = [] }: PageLinkProps) {
  const { locale } = useLocale();
  const label = markAmounts(text, unconfirmed).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the label is whole when it becomes a link
    part.type === "amount" ? <mark key={index}>{part.text}</mark> : part.text,
  );
  if (!language || language === locale) return <LocalLink to={path}>{label}</LocalLink>;
  return (
    <a href={withPrefix(`/${language}`, path)} hrefLang={language} lang={language}>
      {label}
    </a>
  );
}
