/** The line that runs from the form's button while a message is being sent. */
export function SendLine() {
  return (
    <svg className="send-line" viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 30c100 0 140-18 240-16s140 30 260 30 180-32 300-30 140 28 240 26 100-14 160-14" />
    </svg>
  );
}
