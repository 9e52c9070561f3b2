import { useSession } from '@pasar/account-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { IconButton } from '@pasar/design-system';
import { loginPath, productPath } from '@pasar/routing-table';
import { useFormat, useScreenContext, useToast } from '@pasar/screen';
import { useLikes } from '@pasar/social-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { shareLink } from './share-link.ts';
import styles from './ItemActions.module.css';

type Props = { readonly item: ItemDetail };

/** Liking it, and telling others of it. */
export const ItemActions = ({ item }: Props): ReactElement => (
  <div className={styles.actions}>
    <LikeButton item={item} />
    <ShareButton item={item} />
  </div>
);

const LikeButton = ({ item }: Props): ReactElement => {
  const { t } = useTranslation('product-screens');
  const { compact } = useFormat();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isLiked, likedCount, toggle } = useLikes([item], session.status === 'logged-in');
  const liked = isLiked(item.itemid);
  const count = likedCount(item);
  const press = () =>
    session.status === 'not-logged-in' ? void navigate(loginPath(pathname + search)) : toggle(item);
  return (
    <span className={styles.like}>
      <IconButton
        icon={liked ? 'heart-filled' : 'heart'}
        label={t('like')}
        aria-pressed={liked}
        className={liked ? styles.liked : undefined}
        onClick={press}
      />
      {count > 0 ? <span className={styles.count}>{compact(count)}</span> : null}
    </span>
  );
};

const ShareButton = ({ item: { name, shopid, itemid } }: Props): ReactElement => {
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
  return <IconButton icon="share" label={t('share')} onClick={() => void share()} />;
};
