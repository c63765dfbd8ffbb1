/** Sets the `dark` class before the first paint where the system asks for it. Without JavaScript the CSS alone does. */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

// Constant text: its hash in the policy is the same on every page.
const script = `matchMedia("(prefers-color-scheme: dark)").matches&&document.documentElement.classList.add("dark")`;
