/** PostgreSQL settings for specs: their data is discarded, so nothing waits for the disk. */
export const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '250',
  shared_buffers: '32MB',
  min_wal_size: '2MB',
  max_wal_size: '256MB',
  autovacuum: 'off',
};
