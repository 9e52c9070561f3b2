import type { HttpPort } from '@pasar/base-api';
import type { ScreenContext } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import type { SharedPage } from '../../page-loading/shared-path.ts';
import { readMemberClass } from './member-class.ts';
import type { MemberClass } from './member-class.ts';
import { createPlaceholders } from './member-placeholders.ts';
import { memberScreens } from './member-screens.data.ts';
import type { MemberAudience } from './member-screens.data.ts';
import { writeMemberTexts } from './member-texts.ts';
import type { CartLabel } from './member-texts.ts';
import { answerPersonalCalls, readGuestData, readPersonalData } from './personal-data.ts';
import type { PersonalData } from './personal-data.ts';
import { splitMemberPage } from './split-member-page.ts';
import type { MemberPart } from './split-member-page.ts';

/** A page for all members of a class. It contains nothing of any of them. */
export type SharedMemberPage = { readonly status: number; readonly parts: readonly MemberPart[] };

/** A path whose page members share. */
export type MemberPagePath = {
  /** The path with only the query fields on which the page depends. */
  readonly path: string;
  readonly audience: MemberAudience;
};

/** Pages that members share, each with gaps for what differs from member to member. */
export type MemberPages<Request> = {
  /** Returns undefined for a path whose page members do not share. */
  readonly find: (path: string, context: ScreenContext) => Promise<MemberPagePath | undefined>;
  /** Calls the API for a member; undefined if nobody is signed in or a call fails. */
  readonly readPersonal: (http: HttpPort, context: ScreenContext) => Promise<PersonalData | undefined>;
  /** Calls the API for a visitor with a cart; undefined if the call fails. */
  readonly readGuest: (http: HttpPort) => Promise<PersonalData | undefined>;
  /** Returns undefined if the page has to be rendered for this member. `now` in epoch milliseconds. */
  readonly readClass: (
    page: MemberPagePath,
    personal: PersonalData,
    context: ScreenContext,
    now: number,
  ) => MemberClass | undefined;
  /** Renders a page for a class; its `http` must call the API without a member's cookie. Undefined if it cannot be shared. */
  readonly render: (request: Request, members: MemberClass) => Promise<SharedMemberPage | undefined>;
  /** The texts for the gaps of a page that was rendered in this language. */
  readonly writeTexts: (personal: PersonalData, context: ScreenContext) => Readonly<Record<string, string>>;
};

/** The parts of a page request that are replaced. */
type MemberRequest = {
  readonly context: ScreenContext;
  readonly http: HttpPort;
  readonly hasLoginMark: boolean;
  readonly hasGuestCart?: boolean;
  readonly isShared: boolean;
};

type RenderedPage =
  | {
      readonly kind: 'screen';
      readonly status: number;
      readonly cacheable: boolean;
      readonly html: Uint8Array;
    }
  | { readonly kind: 'redirect' | 'document' };

type Deps<Request> = {
  readonly render: (request: Request) => Promise<RenderedPage>;
  readonly findShared: (path: string, context: ScreenContext) => Promise<SharedPage | undefined>;
  readonly getTexts: (context: ScreenContext) => Texts;
};

/** Creates the members' pages of a storefront, which `render` renders. */
export function createMemberPages<Request extends MemberRequest>({
  render,
  findShared,
  getTexts,
}: Deps<Request>): MemberPages<Request> {
  const cartLabelIn = (context: ScreenContext): CartLabel => {
    const t = getTexts(context).getFixedT(context.language, 'layout');
    return (count) => t('cart_count', { count });
  };
  return {
    find: async (path, context) => {
      const shared = await findShared(path, context);
      const audience = shared && memberScreens[shared.screen];
      return audience && { path: shared.path, audience };
    },
    readPersonal: (http, { market }) => readPersonalData(http, market),
    readGuest: readGuestData,
    readClass: ({ audience }, personal, { market }, now) => readMemberClass(personal, audience, market, now),
    render: async (request, members) => {
      const { context, http } = request;
      const placeholders = createPlaceholders(members, context.market, Date.now());
      const page = await render({
        ...request,
        http: answerPersonalCalls(http, placeholders.personal),
        hasLoginMark: !members.isGuest,
        hasGuestCart: members.isGuest,
        isShared: true,
      });
      if (page.kind !== 'screen' || !page.cacheable) return undefined;
      const parts = splitMemberPage(new TextDecoder().decode(page.html), placeholders, cartLabelIn(context));
      return parts && { status: page.status, parts };
    },
    writeTexts: (personal, context) => writeMemberTexts(personal, cartLabelIn(context)),
  };
}
