ALTER TABLE "businesses" ADD COLUMN "hours_a_week" integer;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "tasks_in_calendar" boolean DEFAULT false NOT NULL;