import { formatMoney, money } from '@pasar/money';
import { groupDigits } from '@pasar/payment';
import type { ChargeRow } from './charge-row.ts';
import { testCards } from './test-inputs.data.ts';

const styles = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;display:grid;place-items:center;min-height:100vh;background:light-dark(#eef1f5,#14171c)}
main{box-sizing:border-box;width:min(100%,26rem);padding:1.5rem;background:light-dark(#fff,#1e232b);border-radius:1rem}
h1{font-size:1.25rem;margin:0 0 .25rem}p{margin:.25rem 0 1rem}
label{display:block;margin:.75rem 0;font-size:.875rem}
input{display:block;box-sizing:border-box;width:100%;margin-top:.25rem;padding:.75rem;font:inherit;border:1px solid light-dark(#8a94a3,#6b7583);border-radius:.5rem;background:transparent;color:inherit}
label.choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;margin:.25rem 0}label.choice input{width:1.25rem;height:1.25rem;margin:0}
button{display:block;width:100%;min-height:3rem;margin-top:.75rem;padding:.75rem;font:inherit;font-weight:600;border:0;border-radius:.5rem;background:#1f4fd8;color:#fff;cursor:pointer}
button.quiet{background:transparent;color:inherit;border:1px solid light-dark(#8a94a3,#6b7583)}
[role=alert]{padding:.75rem;border-radius:.5rem;background:light-dark(#fde8e8,#4a1d1d)}
h2{font-size:1rem;margin:1.5rem 0 0}
button.card{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;padding:.75rem 1rem;font-weight:400;text-align:start;background:transparent;color:inherit;border:1px solid light-dark(#8a94a3,#6b7583)}
button.card span{opacity:.75;font-variant-numeric:tabular-nums}`;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const cardButtons = testCards
  .map(
    ({ number, label }) =>
      `<button class="card" name="number" value="${number}" formnovalidate>${label}<span>${groupDigits(number)}</span></button>`,
  )
  .join('');

const field = (label: string, attributes: string): string => `<label>${label}<input ${attributes}></label>`;

const cardForm = (wrong: boolean): string => `
${wrong ? '<p role="alert">This isn’t one of the test cards. Check the number and the expiry date.</p>' : ''}
<form method="post">
${field('Card number', 'name="number" inputmode="numeric" autocomplete="cc-number" required autofocus')}
${field('Expiry date (MM/YY)', 'name="expiry" inputmode="numeric" autocomplete="cc-exp" value="12/34"')}
${field('Security code', 'name="cvc" inputmode="numeric" autocomplete="cc-csc" value="123"')}
<label class="choice"><input type="checkbox" name="save">Save this card for next time</label>
<button>Pay</button>
<h2>Or use a test card</h2>
${cardButtons}</form>
<form method="post"><input type="hidden" name="then" value="cancel"><button class="quiet">Cancel and return</button></form>`;

const challengeForm = (wrong: boolean): string => `
<p>Your bank wants to be sure that it’s you. We sent a code to •••• 0100. In the sandbox it is 123456.</p>
${wrong ? '<p role="alert">That code isn’t right. Try again.</p>' : ''}
<form method="post">
${field('One-time code', 'name="code" inputmode="numeric" autocomplete="one-time-code" required autofocus')}
<button>Confirm</button></form>
<form method="post"><input type="hidden" name="then" value="cancel"><button class="quiet">Cancel and return</button></form>`;

const simulation = `
<p>No money moves. Choose what happens to this payment.</p>
<form method="post">
<button name="then" value="pay">Pay now</button>
<button class="quiet" name="then" value="later">Pay, settled after a few seconds</button>
<button class="quiet" name="then" value="fail">Let the bank refuse it</button></form>`;

const over = (returnUrl: string): string =>
  `<p>This payment is finished.</p><p><a href="${escapeHtml(returnUrl)}">Back to the store</a></p>`;

function renderForm({ status, method, details }: ChargeRow): string {
  const { wrong = false, return_url } = details;
  if (status === 'challenge') return challengeForm(wrong);
  if (status !== 'created') return over(return_url);
  return method === 'card' || method === 'installments' ? cardForm(wrong) : simulation;
}

/** Renders the bank's page for a charge. `nonce` allows its styles. */
export const renderPage = (charge: ChargeRow, nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sandbox Bank</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style nonce="${nonce}">${styles}</style></head>
<body><main><h1>Sandbox Bank</h1><p>Pasar · ${escapeHtml(formatMoney(money(charge.amount, charge.currency), 'en'))}</p>
${renderForm(charge)}</main></body></html>`;
