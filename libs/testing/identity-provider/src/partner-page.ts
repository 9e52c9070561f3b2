/** The page that asks whether to link the account, or only leads back. */
export const partnerPage = (uid: string, isLink: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Demo partner</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 22rem; margin: 4rem auto; padding: 0 1rem }
  label, input, button { display: block; width: 100%; box-sizing: border-box }
  input, button { margin-block: .5rem; padding: .75rem; font: inherit }
</style>
<h1>Demo partner</h1>
<p>A service beside the demo store. It believes any name.</p>
<form method="post" action="/answer/${uid}">
  ${isLink ? '<label>Name<input name="sub" autocomplete="off" autofocus value="ana"></label>' : ''}
  ${isLink ? '<button name="answer" value="continue">Agree</button>' : ''}
  <button name="answer" value="cancel">${isLink ? 'Cancel' : 'Back to the shop'}</button>
</form>
</html>`;
