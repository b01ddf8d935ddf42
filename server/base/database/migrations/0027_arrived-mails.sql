-- expands: mails that arrive at a desk wait here; servers of before know nothing of them
CREATE TABLE "arrived_mails" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"id" text NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"message_hash" text NOT NULL,
	"size" integer NOT NULL,
	"mail" jsonb,
	"proposal" jsonb,
	"state" text NOT NULL,
	"request_id" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "arrived_mails_owner_id_business_id_id_pk" PRIMARY KEY("owner_id","business_id","id"),
	CONSTRAINT "arrived_mails_message" UNIQUE("owner_id","business_id","message_hash")
);
--> statement-breakpoint
ALTER TABLE "arrived_mails" ADD CONSTRAINT "arrived_mails_owner_id_business_id_businesses_owner_id_id_fk" FOREIGN KEY ("owner_id","business_id") REFERENCES "public"."businesses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrived_mails_state" ON "arrived_mails" USING btree ("owner_id","business_id","state","arrived_at","id");