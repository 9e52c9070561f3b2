import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { createTransport } from 'nodemailer';
import type { MessageDelivery } from './message.ts';

export type SmtpSettings = {
  /** `smtps://user:password@mail.example:465`. */
  readonly url: string;
  /** The sender: `Pasar <no-reply@pasar.example>`. */
  readonly from: string;
};

const timeoutMs = 10_000;

/** Sends e-mail by SMTP. */
export function createSmtpDelivery({ url, from }: SmtpSettings): MessageDelivery {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async ({ recipient, subject, body, headers = {} }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          subject,
          text: body,
          headers,
        });
      } catch {
        // The carrier's error names the recipient, so do not pass it on.
        throw new ApiError(errorCodes.MESSAGE_NOT_SENT);
      }
    },
  };
}
