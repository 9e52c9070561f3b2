import { useSession } from '@pasar/account-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { IconButton } from '@pasar/design-system';
import { loginPath, productPath } from '@pasar/routing-table';
import { useScreenContext, useToast } from '@pasar/screen-kit';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Heart } from './Heart.tsx';
import { shareLink } from './share-link.ts';
import styles from './ItemActions.module.css';

const MemberHeart = lazy(() => import('./MemberHeart.tsx'));

type Props = { readonly item: ItemDetail };

/** The like and share buttons. */
export const ItemActions = ({ item }: Props): ReactElement => (
  <div className={styles.actions}>
    <LikeButton item={item} />
    <ShareButton item={item} />
  </div>
);

function LikeButton({ item }: Props): ReactElement {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signIn = () => {
    if (session.status === 'not-logged-in') void navigate(loginPath(pathname + search));
  };
  const [pressed, setPressed] = useState(false);
  if (session.status !== 'logged-in')
    return <Heart liked={false} count={item.liked_count} onPress={signIn} />;
  const fallback = <Heart liked={pressed} count={item.liked_count} onPress={() => setPressed(!pressed)} />;
  return (
    <Suspense fallback={fallback}>
      <MemberHeart item={item} member={session.account.userid} pressed={pressed} />
    </Suspense>
  );
}

function ShareButton({ item: { name, shopid, itemid } }: Props): ReactElement {
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
}
