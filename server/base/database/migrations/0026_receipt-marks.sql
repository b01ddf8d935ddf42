-- expands: a new column that may be empty; programs of before go on without it.
ALTER TABLE "receipts" ADD COLUMN "marks" jsonb;