-- expands: copies of a person’s data wait here to be opened once; servers of before know nothing of them
CREATE TABLE "request_copies" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"request_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"day" date NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "request_copies_owner_id_business_id_request_id_pk" PRIMARY KEY("owner_id","business_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "request_copy_files" (
	"owner_id" text NOT NULL,
	"business_id" text NOT NULL,
	"request_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"found" jsonb NOT NULL,
	"is_masked" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL,
	CONSTRAINT "request_copy_files_owner_id_business_id_request_id_id_pk" PRIMARY KEY("owner_id","business_id","request_id","id")
);
--> statement-breakpoint
ALTER TABLE "request_copies" ADD CONSTRAINT "request_copies_owner_id_business_id_request_id_requests_owner_id_business_id_id_fk" FOREIGN KEY ("owner_id","business_id","request_id") REFERENCES "public"."requests"("owner_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_copy_files" ADD CONSTRAINT "request_copy_files_owner_id_business_id_request_id_requests_owner_id_business_id_id_fk" FOREIGN KEY ("owner_id","business_id","request_id") REFERENCES "public"."requests"("owner_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_copies_token" ON "request_copies" USING btree ("owner_id","token_hash");