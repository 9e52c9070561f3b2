import { demoPage } from './demo-page.ts';

const linkFields = `<label>Name<input name="sub" autocomplete="off" autofocus value="ana"></label>
  <button name="answer" value="continue">Agree</button>
  <button name="answer" value="cancel">Cancel</button>`;
const backField = '<button name="answer" value="cancel">Back to the shop</button>';

/** The page that asks whether to link the account, or only leads back. */
export const partnerPage = (uid: string, isLink: boolean): string =>
  demoPage({
    title: 'Demo partner',
    text: 'A service beside the demo store. It believes any name.',
    action: `/answer/${uid}`,
    fields: isLink ? linkFields : backField,
  });
