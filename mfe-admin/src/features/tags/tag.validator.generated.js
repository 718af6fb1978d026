// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateTagCreate = Object.assign(validate10, {"required":["title"],"nullable":[]});
const schema11 = {"type":"object","required":["title"],"properties":{"title":{"type":"string","maxLength":40,"pattern":"\\S"}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("\\S", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!(key0 === "title")){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 40){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 40});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
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

export const validateTagMerge = Object.assign(validate11, {"required":["into"],"nullable":[]});
const schema12 = {"type":"object","required":["into"],"properties":{"into":{"type":"string","pattern":"^/api/tags/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"}},"additionalProperties":false};
const pattern1 = new RegExp("^/api/tags/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.into === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "into"});
errors++;
}
for(const key0 in data){
if(!(key0 === "into")){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.into !== undefined){
let data0 = data.into;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
vErrors = report(vErrors, instancePath+"/into", "pattern", {pattern: "^/api/tags/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/into", "type", {type: "string"});
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

export const validateTagPatch = Object.assign(validate12, {"required":[],"nullable":[]});
const schema13 = {"type":"object","properties":{"title":{"type":"string","maxLength":40,"pattern":"\\S"}},"additionalProperties":false};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "title")){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 40){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 40});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
