-- expands: a new column; programs of before go on without it.
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;