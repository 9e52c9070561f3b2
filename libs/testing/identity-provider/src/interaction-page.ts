/** The page for entering a name. */
export const interactionPage = (uid: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Demo ID</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 22rem; margin: 4rem auto; padding: 0 1rem }
  label, input, button { display: block; width: 100%; box-sizing: border-box }
  input, button { margin-block: .5rem; padding: .75rem; font: inherit }
</style>
<h1>Demo ID</h1>
<p>A sign-in service of the demo store. It believes any name.</p>
<form method="post" action="/interaction/${uid}">
  <label>Email<input name="login" autocomplete="off" autofocus value="ana@example.com"></label>
  <button name="answer" value="continue">Continue</button>
  <button name="answer" value="cancel">Cancel</button>
</form>
</html>`;
