import { UsageError } from '@vpn-site/cli/run-tool.ts';

export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new UsageError('DATABASE_URL is not set: write postgresql://user@host/database.');
  return url;
}
