import { configure } from '@testing-library/react';

// The library gives up after a second, which a busy machine exceeds. A query that succeeds returns at once whatever the limit is.
configure({ asyncUtilTimeout: 10_000 });
