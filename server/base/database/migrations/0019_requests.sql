CREATE TABLE "request_desks" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"is_on" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"house_days" integer,
	"reminds_owner" boolean NOT NULL,
	"reminds_members" text[] NOT NULL,
	"stand_in" text,
	"stand_in_from" date,
	"stand_in_until" date,
	"secret" text NOT NULL,
	"revision" integer NOT NULL,
	"reminded_on" date,
	"feed_hash" text,
	CONSTRAINT "request_desks_owner_id_business_id_pk" PRIMARY KEY("owner_id","business_id")
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"request_id" text NOT NULL,
	"seq" integer NOT NULL,
	"item" text,
	"what" text NOT NULL,
	"on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"fields" jsonb NOT NULL,
	"history_seq" bigint NOT NULL,
	CONSTRAINT "request_events_owner_id_business_id_request_id_seq_pk" PRIMARY KEY("owner_id","business_id","request_id","seq")
);
--> statement-breakpoint
CREATE TABLE "request_letters" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"request_id" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"item" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"delivery" text,
	"delivery_note" text,
	CONSTRAINT "request_letters_owner_id_business_id_request_id_id_version_pk" PRIMARY KEY("owner_id","business_id","request_id","id","version")
);
--> statement-breakpoint
CREATE TABLE "request_notes" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"request_id" text NOT NULL,
	"id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "request_notes_owner_id_business_id_request_id_id_pk" PRIMARY KEY("owner_id","business_id","request_id","id")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"received_on" date NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"state" text,
	"clock_state" text,
	"verdict" text NOT NULL,
	"law_data_hash" text NOT NULL,
	"by" text NOT NULL,
	"items" text[] NOT NULL,
	"held" text,
	"is_trial" boolean NOT NULL,
	"version" integer NOT NULL,
	"person" jsonb,
	"masked" integer NOT NULL,
	"address_hash" text,
	"status_hash" text,
	"confirm_hash" text,
	"confirm_until" timestamp with time zone,
	"submission_key" text,
	"closed_on" date,
	"kept_for" text,
	"erased_on" date,
	CONSTRAINT "requests_owner_id_business_id_id_pk" PRIMARY KEY("owner_id","business_id","id"),
	CONSTRAINT "requests_reference" UNIQUE("owner_id","business_id","reference"),
	CONSTRAINT "requests_submission" UNIQUE("owner_id","business_id","submission_key")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "carries" jsonb;--> statement-breakpoint
ALTER TABLE "request_desks" ADD CONSTRAINT "request_desks_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_owner_id_business_id_request_id_requests_owner_id_business_id_id_fk" FOREIGN KEY ("owner_id","business_id","request_id") REFERENCES "public"."requests"("owner_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_letters" ADD CONSTRAINT "request_letters_owner_id_business_id_request_id_requests_owner_id_business_id_id_fk" FOREIGN KEY ("owner_id","business_id","request_id") REFERENCES "public"."requests"("owner_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_notes" ADD CONSTRAINT "request_notes_owner_id_business_id_request_id_requests_owner_id_business_id_id_fk" FOREIGN KEY ("owner_id","business_id","request_id") REFERENCES "public"."requests"("owner_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_events_history" ON "request_events" USING btree ("owner_id","business_id","history_seq");--> statement-breakpoint
CREATE INDEX "requests_status" ON "requests" USING btree ("owner_id","status_hash");--> statement-breakpoint
CREATE INDEX "requests_confirm" ON "requests" USING btree ("owner_id","confirm_hash");--> statement-breakpoint
CREATE INDEX "requests_closed" ON "requests" USING btree ("owner_id","business_id","closed_on");--> statement-breakpoint
CREATE INDEX "requests_address" ON "requests" USING btree ("owner_id","business_id","address_hash");--> statement-breakpoint
CREATE INDEX "mails_request" ON "mails" USING btree (("carries" ->> 'request')) WHERE "mails"."carries" is not null;