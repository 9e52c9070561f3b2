type DemoPage = {
  readonly title: string;
  readonly text: string;
  /** The path to which the form is sent, and its fields as HTML. */
  readonly action: string;
  readonly fields: string;
};

/** A page of a service beside the demo store, with one form. */
export const demoPage = ({ title, text, action, fields }: DemoPage): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 22rem; margin: 4rem auto; padding: 0 1rem }
  label, input, button { display: block; width: 100%; box-sizing: border-box }
  input, button { margin-block: .5rem; padding: .75rem; font: inherit }
</style>
<h1>${title}</h1>
<p>${text}</p>
<form method="post" action="${action}">
  ${fields}
</form>
</html>`;
