type TermsProps = { items: Record<string, { title: string; text: string }>; className?: string };

/** Short texts with their titles. */
export function Terms({ items, className }: TermsProps) {
  return (
    <dl className={className}>
      {Object.entries(items).map(([id, { title, text }]) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
