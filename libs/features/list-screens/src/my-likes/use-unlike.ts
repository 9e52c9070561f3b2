import { useSession } from '@pasar/account-api';
import type { Hearts } from '@pasar/item-list';
import { useToast } from '@pasar/screen';
import { useChangeLike } from '@pasar/social-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The hearts of what one likes: a press empties it at once, the card leaves when the server has taken it, or the heart comes back. */
export function useUnlike(): Hearts {
  const { t } = useTranslation('list-screens');
  const toast = useToast();
  const session = useSession();
  const changeLike = useChangeLike();
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const leave = async ({ shopid, itemid }: { readonly shopid: number; readonly itemid: number }) => {
    if (session.status !== 'logged-in') return;
    setLeaving((before) => [...before, itemid]);
    if (await changeLike({ shopid, itemid, member: session.account.userid }, false)) return;
    setLeaving((before) => before.filter((id) => id !== itemid));
    toast({ message: t('change_failed'), kind: 'error' });
  };
  return {
    isLiked: (itemid) => !leaving.includes(itemid),
    toggle: (item) => {
      if (!leaving.includes(item.itemid)) void leave(item);
    },
  };
}
