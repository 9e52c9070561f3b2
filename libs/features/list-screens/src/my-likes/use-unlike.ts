import { useSession } from '@pasar/account-api';
import type { Hearts } from '@pasar/item-list';
import { useShowFailure } from '@pasar/screen';
import { useChangeLike } from '@pasar/social-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The hearts of what one likes: a press empties it at once, the card leaves when the server has taken it, or the heart comes back. */
export function useUnlike(): Hearts {
  const { t } = useTranslation('list-screens');
  const showFailure = useShowFailure();
  const session = useSession();
  const changeLike = useChangeLike();
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const leave = async ({ shopid, itemid }: { readonly shopid: number; readonly itemid: number }) => {
    if (session.status !== 'logged-in') return;
    setLeaving((before) => [...before, itemid]);
    const error = await changeLike({ shopid, itemid, member: session.account.userid }, false);
    if (!error) return;
    setLeaving((before) => before.filter((id) => id !== itemid));
    await showFailure({ call: 'unlike', error, otherwise: t('change_failed') });
  };
  return {
    isLiked: (itemid) => !leaving.includes(itemid),
    toggle: (item) => {
      if (!leaving.includes(item.itemid)) void leave(item);
    },
  };
}
