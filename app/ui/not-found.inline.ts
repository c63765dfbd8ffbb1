const code = document.querySelector(".notice-code")?.textContent;
console.error(`${code}: no page at ${location.pathname}`);
