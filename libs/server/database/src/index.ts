export { grantApplicationRights } from './application-role.ts';
export type { ApplicationRole } from './application-role.ts';
export { createDatabase, defaultTimeouts, maintenanceTimeouts } from './create-database.ts';
export type { DatabaseOptions, DatabaseTimeouts } from './create-database.ts';
export { createIds } from './create-ids.ts';
export type { Ids, IdsOptions } from './create-ids.ts';
export { isDatabaseUnavailable, isDatabaseUnreachable } from './database-unavailable.ts';
export { readErrorCode } from './read-error-code.ts';
export { findRunningPostgres } from './embedded/find-running-postgres.ts';
export { clusterUser, initCluster } from './embedded/init-cluster.ts';
export { FolderInUseError } from './embedded/lock-folder.ts';
export { findFreePort } from './embedded/find-free-port.ts';
export { loadPostgresBinaries } from './embedded/load-postgres-binaries.ts';
export { choosePostgresAccount } from './embedded/postgres-account.ts';
export type { PostgresAccount } from './embedded/postgres-account.ts';
export { runCluster } from './embedded/run-cluster.ts';
export type { RunClusterOptions, RunningCluster } from './embedded/run-cluster.ts';
export { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
export type { EmbeddedPostgres, EmbeddedPostgresOptions } from './embedded/start-embedded-postgres.ts';
export { IdWorkerUnavailableError } from './id-worker-unavailable.ts';
export { leaseIdWorker } from './lease-id-worker.ts';
export type { IdWorkerLease, LeaseOptions } from './lease-id-worker.ts';
export { listenToChannel } from './listen-to-channel.ts';
export type { ChannelListener, ListenOptions } from './listen-to-channel.ts';
export { migrate } from './migrate.ts';
export { migrations } from './migrations/migrations.ts';
export { planForValues } from './name-statements.ts';
export { prepareQuery } from './prepare-query.ts';
export { repeatTask } from './repeat-task.ts';
export type { RepeatedTask, RepeatOptions } from './repeat-task.ts';
export type {
  SellerImportProblem,
  SellerImportProgress,
  SellerImportReason,
} from './schema/catalogue-import.ts';
export type { Database } from './schema/database.ts';
export type { StoredPicture } from './schema/catalogue.ts';
export { violatesConstraint } from './violates-constraint.ts';
