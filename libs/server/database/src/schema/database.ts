import type { AccountsDatabase } from './accounts.ts';
import type { CardManifestsDatabase } from './card-manifests.ts';
import type { CatalogueDatabase } from './catalogue.ts';
import type { CatalogueImportDatabase } from './catalogue-import.ts';
import type { ChatDatabase } from './chat.ts';
import type { IdWorkersDatabase } from './id-workers.ts';
import type { IntegrationsDatabase } from './integrations.ts';
import type { ListsDatabase } from './lists.ts';
import type { NotificationsDatabase } from './notifications.ts';
import type { OrdersDatabase } from './orders.ts';
import type { SettingsDatabase } from './settings.ts';
import type { PaymentsDatabase } from './payments.ts';
import type { SignInMethodsDatabase } from './sign-in-methods.ts';
import type { PagesDatabase } from './pages.ts';
import type { TrackingDatabase } from './tracking.ts';
import type { ShopTeamsDatabase } from './shop-teams.ts';
import type { SocialDatabase } from './social.ts';
import type { VerificationDatabase } from './verification.ts';

/** Every table of the marketplace. A new domain adds a file in this folder and its name here. */
export type Database = AccountsDatabase &
  CardManifestsDatabase &
  CatalogueDatabase &
  CatalogueImportDatabase &
  ChatDatabase &
  IdWorkersDatabase &
  IntegrationsDatabase &
  NotificationsDatabase &
  OrdersDatabase &
  ListsDatabase &
  SettingsDatabase &
  PaymentsDatabase &
  SignInMethodsDatabase &
  PagesDatabase &
  ShopTeamsDatabase &
  SocialDatabase &
  TrackingDatabase &
  VerificationDatabase;
