import type { ItemDetail } from '@pasar/catalogue-api';
import { IconButton } from '@pasar/design-system';
import { productPath } from '@pasar/routing-table';
import { useScreenContext, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { shareLink } from './share-link.ts';

export type ShareButtonProps = {
  readonly item: Pick<ItemDetail, 'name' | 'shopid' | 'itemid'>;
  readonly className?: string | undefined;
};

/** Shares the item's URL with the native share sheet, or copies it. */
export function ShareButton({ item: { name, shopid, itemid }, className }: ShareButtonProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { origin } = useScreenContext();
  const toast = useToast();
  const share = async () => {
    const url = origin + productPath({ name, shopId: shopid, itemId: itemid });
    const port = {
      share: 'share' in navigator ? navigator.share.bind(navigator) : undefined,
      copy: async (text: string) => navigator.clipboard.writeText(text),
    };
    const outcome = await shareLink(port, { title: name, url });
    if (outcome === 'copied') toast({ message: t('link_copied'), kind: 'success' });
    if (outcome === 'failed') toast({ message: t('link_not_copied'), kind: 'error' });
  };
  return <IconButton icon="share" label={t('share')} className={className} onClick={() => void share()} />;
}
