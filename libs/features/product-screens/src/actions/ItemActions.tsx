import { useSession } from '@pasar/account-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { lazyPart, useHasHydrated } from '@pasar/design-system';
import { loginPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LikeToggle } from './LikeToggle.tsx';
import { ShareButton } from './ShareButton.tsx';
import styles from './ItemActions.module.css';

const MemberLikeToggle = lazyPart(() => import('./MemberLikeToggle.tsx'));

type Props = { readonly item: ItemDetail };

/** The like button; on desktops also the share button, which phones show over the picture. */
export function ItemActions({ item }: Props): ReactElement {
  const { platform } = useScreenContext();
  return (
    <div className={styles.actions}>
      <LikeButton item={item} />
      {platform === 'pc' ? <ShareButton item={item} /> : null}
    </div>
  );
}

/** The member's button replaces a plain one after hydration: React drops presses on server-rendered HTML whose chunk is missing. */
function LikeButton({ item }: Props): ReactElement {
  const hasHydrated = useHasHydrated();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signIn = () => {
    if (session.status === 'not-logged-in') void navigate(loginPath(pathname + search));
  };
  const [pressed, setPressed] = useState(false);
  if (session.status !== 'logged-in')
    return <LikeToggle liked={false} count={item.liked_count} onPress={signIn} />;
  const fallback = (
    <LikeToggle liked={pressed} count={item.liked_count} onPress={() => setPressed(!pressed)} />
  );
  if (!hasHydrated) return fallback;
  return (
    <Suspense fallback={fallback}>
      <MemberLikeToggle item={item} member={session.account.userid} pressed={pressed} />
    </Suspense>
  );
}
