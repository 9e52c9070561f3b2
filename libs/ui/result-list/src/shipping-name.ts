const named = ['1', '2'];

/** A shipping channel's name; its number if this build does not know it. */
export const shippingName = (t: (key: string) => string, channel: string): string =>
  named.includes(channel) ? t(`shipping_${channel}`) : channel;
