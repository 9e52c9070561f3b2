import { configure } from '@testing-library/react';

// The library's default timeout of a second is too short on a busy machine. A query that succeeds returns at once regardless.
configure({ asyncUtilTimeout: 10_000 });
