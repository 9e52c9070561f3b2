import type { AccountsDatabase } from './accounts.ts';
import type { CardManifestsDatabase } from './card-manifests.ts';
import type { CatalogueDatabase } from './catalogue.ts';
import type { CatalogueImportDatabase } from './catalogue-import.ts';
import type { IdWorkersDatabase } from './id-workers.ts';
import type { ListsDatabase } from './lists.ts';
import type { OrdersDatabase } from './orders.ts';
import type { TrackingDatabase } from './tracking.ts';
import type { SocialDatabase } from './social.ts';

/** Every table of the marketplace. A new domain adds its file beside this one and its name here. */
export type Database = AccountsDatabase &
  CardManifestsDatabase &
  CatalogueDatabase &
  CatalogueImportDatabase &
  IdWorkersDatabase &
  OrdersDatabase &
  ListsDatabase &
  SocialDatabase &
  TrackingDatabase;
