import { addAddressPath, signInPath, signUpPath, updateAddressPath } from '@pasar/account-contract/paths';
import { checkAddress, normalizeEmail } from '@pasar/account';
import { addressForms } from '@pasar/markets';
import { allowedTarget, buildPath } from '@pasar/routing-table';
import type { FormHandler, Submission } from './form-handler.ts';

const addressFields = [...new Set(Object.values(addressForms).flatMap(({ fields }) => fields))].map(
  ({ name }) => name,
);

/** Returns `next` if it is a path of this store or a trusted address, else home. @spec auth-next */
function pickNextPath({ url, market }: Submission): string {
  const target = allowedTarget({
    target: url.searchParams.get('next'),
    kind: 'next',
    host: url.host,
    trustedHosts: market.trustedHosts,
  });
  return target.allowed ? target.href : '/';
}

export const signInForm: FormHandler = {
  buildCall: ({ fields }) => {
    const login = fields.get('login')?.trim();
    const password = fields.get('password');
    return login && password ? { path: signInPath, body: { login, password } } : undefined;
  },
  keptFields: ['login'],
  nextPath: pickNextPath,
};

export const signUpForm: FormHandler = {
  buildCall: ({ fields }) => {
    const username = fields.get('username') ?? '';
    const email = fields.get('email')?.trim() ?? '';
    const password = fields.get('password') ?? '';
    return normalizeEmail(email) === null
      ? undefined
      : { path: signUpPath, body: { username, email, password } };
  },
  keptFields: ['username', 'email'],
  nextPath: pickNextPath,
};

/** Parses the address by the market's rules; undefined if it can't be delivered to. */
function readAddress({ fields, market }: Submission): object | undefined {
  const texts = Object.fromEntries(addressFields.map((name) => [name, fields.get(name) ?? '']));
  const check = checkAddress(texts, market);
  return check.valid ? { ...check.address, is_default: fields.has('is_default') } : undefined;
}

const addressBookPath = () => buildPath('user-account-address', {});

export const addAddressForm: FormHandler = {
  buildCall: (submission) => {
    const body = readAddress(submission);
    return body && { path: addAddressPath, body };
  },
  keptFields: addressFields,
  nextPath: addressBookPath,
};

export const editAddressForm: FormHandler = {
  buildCall: (submission) => {
    const body = readAddress(submission);
    const id = Number(/\/(\d{1,16})\/?$/.exec(submission.url.pathname)?.[1]);
    return body && { path: updateAddressPath, body: { ...body, id } };
  },
  keptFields: addressFields,
  nextPath: addressBookPath,
};
