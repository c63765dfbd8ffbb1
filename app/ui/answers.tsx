type AnswersProps = { items: Record<string, { title: string; text: string }> };

/** Short texts with their titles. */
export function Answers({ items }: AnswersProps) {
  return (
    <dl className="answers">
      {Object.entries(items).map(([id, { title, text }]) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
