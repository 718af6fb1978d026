// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateNoteCreate = Object.assign(validate10, {"required":["text"],"nullable":[]});
const schema11 = {"type":"object","required":["text"],"properties":{"text":{"type":"string","maxLength":4000,"pattern":"\\S"},"offer":{"type":"string","pattern":"^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"booking":{"type":"string","pattern":"^/api/bookings/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"event":{"type":"string","pattern":"^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"user":{"type":"string","pattern":"^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"accommodation":{"type":"string","pattern":"^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern2 = new RegExp("^/api/bookings/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern3 = new RegExp("^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern4 = new RegExp("^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern5 = new RegExp("^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "text"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "text") || (key0 === "offer")) || (key0 === "booking")) || (key0 === "event")) || (key0 === "user")) || (key0 === "accommodation"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func2(data0) > 4000){
vErrors = report(vErrors, instancePath+"/text", "maxLength", {limit: 4000});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/text", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/text", "type", {type: "string"});
errors++;
}
}
if(data.offer !== undefined){
let data1 = data.offer;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
vErrors = report(vErrors, instancePath+"/offer", "pattern", {pattern: "^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/offer", "type", {type: "string"});
errors++;
}
}
if(data.booking !== undefined){
let data2 = data.booking;
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
vErrors = report(vErrors, instancePath+"/booking", "pattern", {pattern: "^/api/bookings/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booking", "type", {type: "string"});
errors++;
}
}
if(data.event !== undefined){
let data3 = data.event;
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
vErrors = report(vErrors, instancePath+"/event", "pattern", {pattern: "^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/event", "type", {type: "string"});
errors++;
}
}
if(data.user !== undefined){
let data4 = data.user;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
vErrors = report(vErrors, instancePath+"/user", "pattern", {pattern: "^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/user", "type", {type: "string"});
errors++;
}
}
if(data.accommodation !== undefined){
let data5 = data.accommodation;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
vErrors = report(vErrors, instancePath+"/accommodation", "pattern", {pattern: "^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/accommodation", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateNotePatch = Object.assign(validate11, {"required":[],"nullable":[]});
const schema12 = {"type":"object","properties":{"text":{"type":"string","maxLength":4000,"pattern":"\\S"}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "text")){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func2(data0) > 4000){
vErrors = report(vErrors, instancePath+"/text", "maxLength", {limit: 4000});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/text", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/text", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
