-- expands: new columns; programs of before go on without them.
ALTER TABLE "businesses" ADD COLUMN "look_again_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "looked_on" date;