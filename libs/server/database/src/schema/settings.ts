/** Members' settings. Instants are epoch milliseconds. */

/** A choice and when it was made; without a row, marketing messages are off. */
export type NotificationChoiceTable = {
  user_id: number;
  topic: string;
  channel: 'email' | 'sms' | 'push';
  is_on: boolean;
  changed_at: number;
};

export type InvoiceCarrierTable = {
  user_id: number;
  market: string;
  kind: 'member' | 'mobile-barcode' | 'citizen-certificate' | 'donation-code';
  code: string;
  changed_at: number;
};

export type SettingsDatabase = {
  notification_choice: NotificationChoiceTable;
  invoice_carrier: InvoiceCarrierTable;
};
