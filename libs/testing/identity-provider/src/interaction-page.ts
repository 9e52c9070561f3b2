import { demoPage } from './demo-page.ts';

const fields = `<label>Email<input name="login" autocomplete="off" autofocus value="ana@example.com"></label>
  <button name="answer" value="continue">Continue</button>
  <button name="answer" value="cancel">Cancel</button>`;

/** The page for entering a name. */
export const interactionPage = (uid: string): string =>
  demoPage({
    title: 'Demo ID',
    text: 'A sign-in service of the demo store. It believes any name.',
    action: `/interaction/${uid}`,
    fields,
  });
